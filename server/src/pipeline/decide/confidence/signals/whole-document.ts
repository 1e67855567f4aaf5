import { sayOf } from '../../choose-by-checks.ts';
import type { Finding, SignalReader } from './finding.ts';

const MANY_CHECKS = 4;

/** What holds for all values of a document: that its type is sure, that its sums tie, that it could be read. */
export function wholeDocument({ pages, rows, verdicts, lists, typeConfidence }: Finding): SignalReader {
  const holding = verdicts.filter((verdict) => verdict.holds && sayOf(verdict) > 0).length;
  const read = pages.flatMap(({ page }) => page.words.flatMap(({ confidence }) => confidence ?? []));
  const evidence = {
    typeDoubt: 1 - typeConfidence,
    rowless: lists && rows.length === 0 ? 1 : 0,
    documentTies: Math.min(1, holding / MANY_CHECKS),
    poorScan: read.reduce((sum, confidence) => sum + 1 - confidence, 0) / (read.length || 1),
  };
  return () => evidence;
}
