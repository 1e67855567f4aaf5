import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ExtractionResult } from '../contract/result.ts';
import type { Candidate } from '../contract/candidate.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import type { TextAt } from '../testing/build-pdf.ts';
import { buildPdf, labelRows, writeTemporary } from '../testing/build-pdf.ts';
import type { Schedule } from '../testing/build-schedule.ts';
import { schedulePage } from '../testing/build-schedule.ts';
import { jobFor } from '../testing/paths.ts';
import type { LayoutFingerprint } from '../contract/layout-fingerprint.ts';
import { isSameLayout } from '../facts/same-layout.ts';
import type { Lesson, ReviewedValue } from '../contract/lesson.ts';
import type { ExtractionJob } from '../contract/job.ts';
import { isMisread } from '../values/stable-text.ts';

const FIN = 'closing_balance_qtd';

interface Statement {
  sender?: string;
  fund: string;
  date: string;
  /** Printed under the sender's own name for the closing balance. */
  closing: string;
  opening: string;
}
const FIRST: Statement = {
  fund: 'Hainberg Mezzanine III',
  date: '30.06.2024',
  opening: '11.204.100,00',
  closing: '12.480.112,40',
};
const SECOND: Statement = {
  fund: 'Hainberg Mezzanine IV',
  date: '30.09.2024',
  opening: '12.480.112,40',
  closing: '13.007.551,15',
};

function statement({
  sender = 'Hainberg Verwaltung GmbH Düsseldorf',
  fund,
  date,
  opening,
  closing,
}: Statement): TextAt[] {
  return [
    { x: 60, y: 60, text: sender },
    { x: 60, y: 130, text: `Kapitalkonto ${fund}`, size: 15 },
    ...labelRows([
      ['Stichtag', date],
      ['Feld 7a', opening],
      ['Einzahlungen', '1.000.000,00'],
      ['Feld 7b', closing],
      ['Zeichnungssumme', '20.000.000,00'],
    ]),
  ];
}

async function extract(content: Statement, more: Partial<ExtractionJob> = {}): Promise<ExtractionResult> {
  const path = writeTemporary(await buildPdf([statement(content)]));
  const documentType = 'Capital Account';
  const outcome = await runExtraction(jobFor(path, { documentType, ...more }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

function best(result: ExtractionResult, fin: string): Candidate | undefined {
  return result.metrics.find((metric) => metric.fin === fin)?.candidates[0];
}

/** The values of a letter with the lines given, in running text, read with lessons or reviewed. */
async function letter(
  lines: readonly string[],
  more: { lessons?: Lesson[]; reviewed?: ReviewedValue[] } = {},
): Promise<ExtractionResult> {
  const page = ['Hainberg Verwaltung GmbH Düsseldorf', ...lines].map((text, at) => ({
    x: 60,
    y: 60 + 22 * at,
    text,
  }));
  const path = writeTemporary(await buildPdf([page]));
  const outcome = await runExtraction(jobFor(path, { documentType: 'Performance', ...more }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

function lessonsIn({ derivedLessons, fingerprint, documentType }: ExtractionResult): Lesson[] {
  return derivedLessons.map(({ fin, groupIdentifier, evidence }, at) => {
    return { id: `lesson ${at}`, fin, groupIdentifier, evidence, documentType, layout: fingerprint };
  });
}

const typed = (value: string): ReviewedValue => ({
  id: 'reviewed',
  fin: FIN,
  groupIdentifier: null,
  row: null,
  isCorrected: true,
  value,
  currency: 'EUR',
  place: null,
});

async function schedule(content: Schedule): Promise<LayoutFingerprint> {
  const path = writeTemporary(await buildPdf([schedulePage(content)]));
  const outcome = await runExtraction(jobFor(path, { documentType: 'Performance' }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result.fingerprint;
}

async function lessonOf(content: Statement, value: string | ReviewedValue): Promise<Lesson> {
  const reviewed = [typeof value === 'string' ? typed(value) : value];
  const { derivedLessons, fingerprint, documentType } = await extract(content, { reviewed });
  const [derived] = derivedLessons;
  assert.ok(derived, 'the value shows something');
  const { fin, groupIdentifier, evidence } = derived;
  return { id: 'lesson', fin, groupIdentifier, evidence, documentType, layout: fingerprint };
}

describe('learning from a corrected value', () => {
  it('PERM-011 makes a label of the sender known to the next document of the layout', async () => {
    const before = await extract(SECOND);
    assert.notEqual(best(before, FIN)?.value, '13007551.15', 'the layout starts wrong');
    const lesson = await lessonOf(FIRST, '12480112.40');
    const after = await extract(SECOND, { lessons: [lesson] });
    const found = best(after, FIN);
    assert.equal(found?.value, '13007551.15');
    assert.deepEqual(found.origin, { kind: 'learned', lesson: 'lesson', isOfOther: false });
    assert.ok(found.confidence > 0.9);
  });

  it('AMB-142 serves another sender with the same layout, at most at 0.9 until that sender is confirmed, but for one it is kept from', async () => {
    const lesson = await lessonOf(FIRST, '12480112.40');
    const other = { ...SECOND, sender: 'Nordlicht Treuhand AG Zürich' };
    const { fingerprint } = await extract(other);
    const found = best(await extract(other, { lessons: [lesson] }), FIN);
    assert.equal(found?.value, '13007551.15');
    assert.deepEqual(found.origin, { kind: 'learned', lesson: 'lesson', isOfOther: true });
    assert.ok(found.confidence <= 0.9);
    const confirmed = best(await extract(other, { lessons: [lesson], confirmedLayouts: [fingerprint] }), FIN);
    assert.ok(confirmed && confirmed.confidence > 0.9);
    assert.deepEqual(confirmed.origin, found.origin);
    const excluded = await extract(other, { lessons: [{ ...lesson, excluded: [fingerprint] }] });
    assert.notEqual(best(excluded, FIN)?.value, '13007551.15');
    assert.equal(
      best(await extract(SECOND, { lessons: [{ ...lesson, excluded: [fingerprint] }] }), FIN)?.value,
      '13007551.15',
    );
  });

  it('AMB-142 a sender’s own lesson goes before that of another one, and names serve nobody else', async () => {
    const other = { ...SECOND, sender: 'Nordlicht Treuhand AG Zürich' };
    const foreign = await lessonOf(FIRST, '12480112.40');
    const own = { ...(await lessonOf({ ...other, opening: '1.111.111,11' }, '1111111.11')), id: 'own' };
    const read = await extract(other, { lessons: [foreign, own] });
    const found = best(read, FIN);
    const origins = read.metrics.flatMap(({ candidates }) => candidates.map(({ origin }) => origin));
    assert.ok(origins.every((origin) => origin?.kind !== 'learned' || origin.lesson === 'own'));
    assert.deepEqual(
      [found?.value, found?.origin],
      ['12480112.40', { kind: 'learned', lesson: 'own', isOfOther: false }],
    );
    const name = { kind: 'name' as const, printed: 'Stichtag', entity: 'Fonds der anderen' };
    const named = await extract(other, { lessons: [{ ...foreign, fin: 'fund', evidence: name }] });
    assert.notEqual(best(named, 'fund')?.value, 'Fonds der anderen');
  });

  it('PERM-011 leaves other forms and other document types alone', async () => {
    const lesson = await lessonOf(FIRST, '12480112.40');
    const otherType = await extract(SECOND, { lessons: [{ ...lesson, documentType: 'Capital Call' }] });
    assert.equal(best(otherType, FIN)?.value, best(await extract(SECOND), FIN)?.value);
  });

  it('learns the sign in which a sender prints amounts', async () => {
    const lesson = await lessonOf(FIRST, '-12480112.4');
    const after = await extract(SECOND, { lessons: [lesson] });
    assert.equal(best(after, FIN)?.value, '-13007551.15');
  });

  it('takes a scale for numbers of the same size only, within a hundred times', async () => {
    const lines = (nav: string) => ['Guten Tag', `Wert am Ende: ${nav}`, 'Fonds: Hainberg III'];
    const reviewed = [{ ...typed('12400000'), fin: 'fund_nav' }];
    const lessons = lessonsIn(await letter(lines('12,4'), { reviewed }));
    const navOf = async (nav: string) => best(await letter(lines(nav), { lessons }), 'fund_nav')?.value;
    assert.equal(await navOf('14,6'), '14600000');
    assert.equal(await navOf('0,4'), '400000');
    assert.equal(await navOf('1.900.000'), '1900000');
  });

  it('shows nothing where the value does not stand in the document, or stands in several places', async () => {
    assert.deepEqual((await extract(FIRST, { reviewed: [typed('4711.00')] })).derivedLessons, []);
    const twice = { ...FIRST, opening: FIRST.closing };
    assert.deepEqual((await extract(twice, { reviewed: [typed('12480112.40')] })).derivedLessons, []);
  });

  it('takes of several places that print a value the one with a label of its own, but none where another confirmed value stands', async () => {
    const lines = (nav: string) => [
      `Wir hielten am Ende ${nav} davon`,
      `Brutto: ${nav}`,
      `Rest: ${nav}`,
      'Ultimo: 31.12.2024',
    ];
    const value = { ...typed('12480112.40'), fin: 'fund_nav' };
    const first = await letter(lines('12.480.112,40'), { reviewed: [value] });
    assert.deepEqual(first.derivedLessons, [], 'three places with other names');
    const brutto = { page: 1, x: 0, y: 90 / 842, w: 1, h: 20 / 842 };
    const other = {
      ...typed('12480112.40'),
      id: 'other',
      fin: 'fund_size',
      isCorrected: false,
      place: brutto,
    };
    const told = await letter(lines('12.480.112,40'), { reviewed: [value, other] });
    assert.deepEqual(
      told.derivedLessons.map(({ evidence }) => evidence.kind === 'label' && evidence.label),
      ['Rest:'],
    );
  });

  it('PERM-011 knows a value in running text by the words behind it', async () => {
    const lines = (irr: string, multiple: string) => [
      `Returns: ${irr} rate, ${multiple} gesamt`,
      'Fonds: Hainberg III',
    ];
    const reviewed = [{ ...typed('1.22'), fin: 'tvpi', currency: null }];
    const lessons = lessonsIn(await letter(lines('17.3%', '1.22x'), { reviewed }));
    assert.deepEqual(
      lessons.map(({ evidence }) => evidence.kind === 'label' && evidence.label),
      ['… gesamt'],
    );
    const next = await letter(lines('18.1%', '1.37x'), { lessons });
    assert.equal(best(next, 'tvpi')?.value, '1.37');
  });

  it('PERM-011 knows a name without a box that the document prints, and gives it to no document without it', async () => {
    const lines = (name: string) => ['Guten Tag', 'NAV: 2.900.000', `${name}`, 'Bis bald', `${name}`];
    const reviewed = [{ ...typed('Nordlicht Werk'), fin: 'fund_manager', currency: null }];
    const lessons = lessonsIn(await letter(lines('Nordlicht Werk'), { reviewed }));
    assert.deepEqual(
      lessons.map(({ evidence }) => evidence),
      [{ kind: 'name', printed: 'Nordlicht Werk', entity: 'Nordlicht Werk' }],
    );
    assert.equal(
      best(await letter(lines('Nordlicht Werk'), { lessons }), 'fund_manager')?.value,
      'Nordlicht Werk',
    );
    assert.notEqual(
      best(await letter(lines('Sonnseit Werk'), { lessons }), 'fund_manager')?.value,
      'Nordlicht Werk',
    );
  });

  it('PERM-011 reads nothing beside a label whose value a reviewer took out', async () => {
    const lines = (nav: string) => ['Guten Tag', `NAV: EUR ${nav}`, `Fonds: Hainberg III`];
    const read = best(await letter(lines('2.900.000')), 'fund_nav');
    assert.equal(read?.value, '2900000');
    const reviewed = [{ ...typed(''), fin: 'fund_nav', place: read }];
    const lessons = lessonsIn(await letter(lines('2.900.000'), { reviewed }));
    assert.deepEqual(
      lessons.map(({ evidence }) => evidence),
      [{ kind: 'absent', label: 'NAV:' }],
    );
    const next = await letter(lines('3.100.000'), { lessons });
    assert.equal(best(next, 'fund_nav'), undefined);
    assert.deepEqual(
      next.doubts.filter(({ fins }) => fins?.includes('fund_nav')),
      [],
    );
  });

  it('PERM-011 makes the entity behind a printed name known to the next document that prints the name', async () => {
    const [name, entity] = ['Hainberg Mezzanine III SCSp', 'Hainberg Mezzanine Fonds III SCSp'];
    const [before, next] = [FIRST, SECOND].map((one) => ({ ...one, fund: `Fonds: ${name}` }));
    assert.ok(before && next);
    const printed = best(await extract(before), 'fund');
    assert.equal(printed?.value, name, 'it starts as it is printed');
    const value = { ...typed(entity), fin: 'fund', currency: null, place: printed };
    const lesson = await lessonOf(before, value);
    const found = best(await extract(next, { lessons: [lesson] }), 'fund');
    assert.equal(found?.value, entity);
    assert.equal(found.text, name);
    assert.deepEqual(found.origin, { kind: 'learned', lesson: 'lesson', isOfOther: false });
    const other = best(await extract(SECOND, { lessons: [lesson] }), 'fund');
    assert.notEqual(other?.value, entity, 'another name is another entity');
  });

  it('holds words of the form only, no values and no dates', async () => {
    const text = JSON.stringify(await lessonOf(FIRST, '12480112.40'));
    assert.match(text, /Feld 7b/);
    for (const secret of ['12480112', '12.480', '30.06.2024', '20.000']) assert.ok(!text.includes(secret));
  });
});

describe('fingerprintOf', () => {
  it('is the same for the next period of a layout, and another for another form', async () => {
    const [first, second] = [await extract(FIRST), await extract(SECOND)];
    assert.equal(first.fingerprint.hash, second.fingerprint.hash);
    assert.ok(isSameLayout(first.fingerprint, second.fingerprint));
    const stranger = await extract({ ...SECOND, sender: 'Nordlicht Treuhand AG Zürich' });
    assert.ok(!isSameLayout(first.fingerprint, stranger.fingerprint));
  });

  it('knows a form by its column titles when another fund of the sender holds other companies', async () => {
    const titles = ['Company', 'Cost', 'Fair value', 'Proceeds'];
    const [one, other] = await Promise.all(
      [
        ['Ahorn GmbH', 'Buche AG', 'Zeder SE'],
        ['Linde Oy', 'Kuusi Oy', 'Pihlaja Oy', 'Tammi Oy'],
      ].map((names) =>
        schedule({ titles, rows: names.map((name) => [name, '1.000.000', '2.000.000', '300.000']) }),
      ),
    );
    assert.ok(one && other);
    assert.notDeepEqual(one.labels, other.labels);
    assert.ok(isSameLayout(one, other));
  });

  it('tells senders of one form apart where neither prints a letterhead', async () => {
    const [one, next, stranger] = await Promise.all(
      [FIRST, SECOND, { ...SECOND, fund: 'Calder Growth II' }].map((content) =>
        extract({ ...content, sender: '' }),
      ),
    );
    assert.ok(one && next && stranger);
    assert.equal(one.fingerprint.hash, stranger.fingerprint.hash, 'the form is the same');
    assert.ok(isSameLayout(one.fingerprint, next.fingerprint));
    assert.ok(!isSameLayout(one.fingerprint, stranger.fingerprint));
  });
});

describe('isMisread', () => {
  it('takes a letter off for one print, but never another number or another short word', () => {
    assert.ok(isMisread('schlussbestand', 'schiussbestand'));
    assert.ok(!isMisread('feld 7a', 'feld 7b'));
    assert.ok(!isMisread('ultimo des quartals 3', 'ultimo des quartals 4'));
    assert.ok(!isMisread('cost', 'cast'));
    assert.ok(!isMisread('hainberg beteiligungen ii', 'hainberg beteiligungen iii'));
    assert.ok(!isMisread('north sea partners', 'south sea partners'));
    assert.ok(!isMisread('einzahlungen', 'auszahlungen'));
  });
});
