/** How long one slice of the work may block the page, in milliseconds. */
const SLICE_MS = 8;
const WINDOW = 4;

/** Lets the page paint and handle events. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * `base ** exponent mod modulus` for a positive modulus and an exponent that is not negative. Thousands of bits take a
 * tenth of a second, so it works in slices.
 */
export async function modPow(base: bigint, exponent: bigint, modulus: bigint): Promise<bigint> {
  const powers = [1n % modulus];
  const first = ((base % modulus) + modulus) % modulus;
  for (let index = 1; index < 2 ** WINDOW; index += 1) {
    powers.push(((powers[index - 1] ?? 0n) * first) % modulus);
  }
  let result = 1n % modulus;
  let sliceEnds = performance.now() + SLICE_MS;
  // Sixteen powers are computed, one for each hexadecimal digit of the exponent.
  for (const digit of exponent.toString(2 ** WINDOW)) {
    for (let square = 0; square < WINDOW; square += 1) result = (result * result) % modulus;
    result = (result * (powers[Number.parseInt(digit, 2 ** WINDOW)] ?? 0n)) % modulus;
    if (performance.now() > sliceEnds) {
      await yieldToEventLoop();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  return result;
}
