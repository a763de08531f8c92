/* `search.c` once more, for processors with AVX-512. */
#ifdef __x86_64__
#pragma GCC target("avx512f,avx512vl,avx512cd,avx2,bmi,bmi2,lzcnt,popcnt")
#define VARIANT(name) name##_avx512
#include "search.c"
#endif
