import { sayOf } from '../../choose-by-checks.ts';
import { weaknessOf } from '../evidence.ts';
import type { Chosen, Finding, SignalReader } from './finding.ts';

const MANY_CHECKS = 4;

/** How far a document's labels are from what is known: it calls things by names of its own, so that any may mean another. */
function strangeness(all: readonly Chosen[]): number {
  const labelled = all.filter(({ proposal }) => proposal.features.similarity !== undefined);
  return labelled.reduce((sum, { proposal }) => sum + weaknessOf(proposal), 0) / (labelled.length || 1);
}

/** What holds for all values of a document: that its type is sure, that its sums tie, that it could be read. */
export function wholeDocument(finding: Finding): SignalReader {
  const { pages, singles, rows, verdicts, lists, typeConfidence } = finding;
  const holding = verdicts.filter((verdict) => verdict.holds && sayOf(verdict) > 0).length;
  const read = pages.flatMap(({ page }) => page.words.flatMap(({ confidence }) => confidence ?? []));
  const evidence = {
    typeDoubt: 1 - typeConfidence,
    rowless: lists && rows.length === 0 ? 1 : 0,
    documentTies: Math.min(1, holding / MANY_CHECKS),
    strange: strangeness([...singles, ...rows.flat()]),
    poorScan: read.reduce((sum, confidence) => sum + 1 - confidence, 0) / (read.length || 1),
  };
  return () => evidence;
}
