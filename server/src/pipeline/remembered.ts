/** Answers kept before the older half is forgotten: enough for the labels and titles that a report repeats on every page. */
const MOST_KEPT = 4096;

/** A pure function of a text that keeps its answers: the pages of a report say the same things again and again. */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  mostKept = MOST_KEPT,
): (text: string) => Answer {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const found = older.get(text) ?? answer(text);
    if (recent.size >= mostKept / 2) [recent, older] = [new Map(), recent];
    recent.set(text, found);
    return found;
  };
}
