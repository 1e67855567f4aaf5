/** A pure function of an object that is never changed: computed once per object, forgotten with it. */
export function oncePer<Key extends object, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, Answer>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = answer(key);
    kept.set(key, found);
    return found;
  };
}
