/* How a long computation is told to give up. */
#ifndef GALERIE_WATCH_H
#define GALERIE_WATCH_H

#include <stdbool.h>

/* Asked now and then whether to give up; may be NULL for never. */
struct watch {
    bool (*stopped)(void *with);
    void *with;
};

#endif
