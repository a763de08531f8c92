/* `search.c` once more, for processors with AVX2 and BMI2. */
#ifdef __x86_64__
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#define VARIANT(name) name##_avx2
#include "search.c"
#endif
