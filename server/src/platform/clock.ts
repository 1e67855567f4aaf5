/** The current time. Injected wherever it matters, so that a test can set it. */
export type Clock = () => Date;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();

/** Clocks in milliseconds that differ by more do not work together: stores refuse signatures, and processes each other's tokens. */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000;
