/** Answers kept before all are forgotten: enough for the labels and titles that a report repeats on every page. */
const MOST_KEPT = 4096;

/** A pure function of a text that keeps its answers: the pages of a report say the same things again and again. */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  mostKept = MOST_KEPT,
): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const found = answer(text);
    kept.set(text, found);
    return found;
  };
}
