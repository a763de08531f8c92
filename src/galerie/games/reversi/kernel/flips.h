/* Placing discs as fast as the processor can: what `discs.h` does, in a form that is inlined into the search.
 *
 * With AVX2 four directions are followed at once, with AVX-512 eight. All forms give the same sets; a test compares them.
 */
#ifndef GALERIE_FLIPS_H
#define GALERIE_FLIPS_H

#include "discs/kernel/discs.h"

#ifdef __AVX2__
#include <immintrin.h>

/* For each square the rays that lead to higher squares, and those that lead to lower ones, in the order of STEPS. */
extern squares RISING[64][4], FALLING[64][4];

static inline squares joined(__m256i four)
{
    __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
    return (squares)_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)));
}

#ifdef __AVX512VL__

static inline squares flips(struct board board, int square)
{
    const __m256i own = _mm256_set1_epi64x((long long)board.own), other = _mm256_set1_epi64x((long long)board.other);
    const __m256i up = _mm256_loadu_si256((const __m256i *)RISING[square]);
    const __m256i down = _mm256_loadu_si256((const __m256i *)FALLING[square]);
    const __m256i zero = _mm256_setzero_si256(), highest = _mm256_set1_epi64x(INT64_MIN);
    /* Both ways: the first square of the ray that the other side does not hold, if it is one's own. Upwards everything
     * below it is turned over, downwards everything above. */
    __m256i open = _mm256_andnot_si256(other, up), beyond = _mm256_andnot_si256(other, down);
    __m256i end = _mm256_and_si256(_mm256_and_si256(open, _mm256_sub_epi64(zero, open)), own);
    __m256i start = _mm256_and_si256(_mm256_srlv_epi64(highest, _mm256_lzcnt_epi64(beyond)), own);
    __m256i below = _mm256_maskz_add_epi64(_mm256_test_epi64_mask(end, end), end, _mm256_set1_epi64x(-1));
    __m256i above = _mm256_sub_epi64(zero, _mm256_add_epi64(start, start));
    return joined(_mm256_or_si256(_mm256_and_si256(up, below), _mm256_and_si256(down, above)));
}

static inline squares placements(struct board board)
{
    /* Rotating goes both ways; nothing comes round the edge, since no disc on it is turned over. */
    const __m512i steps = _mm512_set_epi64(55, 56, 57, 63, 9, 8, 7, 1);
    const __m512i twice = _mm512_set_epi64(46, 48, 50, 62, 18, 16, 14, 2);
    const long long row = 0x7e7e7e7e7e7e7e7eLL, column = 0x00ffffffffffff00LL, diagonal = row & column;
    const __m512i inside = _mm512_set_epi64(diagonal, column, diagonal, row, diagonal, column, diagonal, row);
    const __m512i inner = _mm512_and_si512(_mm512_set1_epi64((long long)board.other), inside);
    __m512i found = _mm512_and_si512(inner, _mm512_rolv_epi64(_mm512_set1_epi64((long long)board.own), steps));
    found = _mm512_or_si512(found, _mm512_and_si512(inner, _mm512_rolv_epi64(found, steps)));
    __m512i pairs = _mm512_and_si512(inner, _mm512_rolv_epi64(inner, steps));
    found = _mm512_or_si512(found, _mm512_and_si512(pairs, _mm512_rolv_epi64(found, twice)));
    found = _mm512_or_si512(found, _mm512_and_si512(pairs, _mm512_rolv_epi64(found, twice)));
    found = _mm512_rolv_epi64(found, steps);
    return joined(_mm256_or_si256(_mm512_castsi512_si256(found), _mm512_extracti64x4_epi64(found, 1))) & empty(board);
}

#else

static inline squares flips(struct board board, int square)
{
    const __m256i steps = _mm256_set_epi64x(9, 8, 7, 1), zero = _mm256_setzero_si256();
    const __m256i own = _mm256_set1_epi64x((long long)board.own), other = _mm256_set1_epi64x((long long)board.other);
    const __m256i up = _mm256_loadu_si256((const __m256i *)RISING[square]);
    const __m256i down = _mm256_loadu_si256((const __m256i *)FALLING[square]);
    /* Upwards: adding one carries through everything but the first square of the ray that the other side does not hold. */
    __m256i open = _mm256_andnot_si256(other, up);
    __m256i end = _mm256_and_si256(_mm256_and_si256(open, _mm256_sub_epi64(zero, open)), own);
    __m256i turned = _mm256_and_si256(
        up, _mm256_sub_epi64(_mm256_sub_epi64(end, _mm256_set1_epi64x(1)), _mm256_cmpeq_epi64(end, zero)));
    /* Downwards: everything from the first such square on is smeared along the ray. */
    __m256i ends = _mm256_andnot_si256(other, down);
    __m256i beyond = _mm256_or_si256(ends, _mm256_srlv_epi64(ends, steps));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, _mm256_add_epi64(steps, steps)));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, _mm256_slli_epi64(steps, 2)));
    __m256i nearest = _mm256_andnot_si256(_mm256_srlv_epi64(beyond, steps), ends);
    __m256i none = _mm256_cmpeq_epi64(_mm256_and_si256(nearest, own), zero);
    turned = _mm256_or_si256(turned, _mm256_andnot_si256(none, _mm256_andnot_si256(beyond, down)));
    return joined(turned);
}

static inline squares placements(struct board board)
{
    const __m256i steps = _mm256_set_epi64x(9, 8, 7, 1), twice = _mm256_add_epi64(steps, steps);
    const __m256i inside = _mm256_set_epi64x(0x7e7e7e7e7e7e7e7eLL, -1, 0x7e7e7e7e7e7e7e7eLL, 0x7e7e7e7e7e7e7e7eLL);
    const __m256i own = _mm256_set1_epi64x((long long)board.own);
    const __m256i inner = _mm256_and_si256(_mm256_set1_epi64x((long long)board.other), inside);
    __m256i up = _mm256_and_si256(inner, _mm256_sllv_epi64(own, steps));
    __m256i down = _mm256_and_si256(inner, _mm256_srlv_epi64(own, steps));
    up = _mm256_or_si256(up, _mm256_and_si256(inner, _mm256_sllv_epi64(up, steps)));
    down = _mm256_or_si256(down, _mm256_and_si256(inner, _mm256_srlv_epi64(down, steps)));
    __m256i pairs_up = _mm256_and_si256(inner, _mm256_sllv_epi64(inner, steps));
    __m256i pairs_down = _mm256_srlv_epi64(pairs_up, steps);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, twice)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, twice)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, twice)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, twice)));
    return joined(_mm256_or_si256(_mm256_sllv_epi64(up, steps), _mm256_srlv_epi64(down, steps))) & empty(board);
}

#endif
#else

static inline squares flips(struct board board, int square) { return discs_turned(board, square); }
static inline squares placements(struct board board) { return discs_placements(board); }

#endif
#endif
