import { TIME_PERIODS, setScreenLocale, type ExportField, EXPORT_FIELDS } from '@assay/shared/domain';
import { dataTypeName } from './data-type-name.ts';
import { exportFieldName } from './export-field-name.ts';
import { loadTexts } from './find-message.ts';
import { stageName } from './stage-name.ts';
import { timePeriodName } from './time-period-name.ts';
import { translateText } from './translate-text.ts';

afterEach(async () => {
  await loadTexts('en-GB');
  setScreenLocale('en-GB');
});

describe('names of the domain', () => {
  it.each([
    ['STATE-001', 'DOC_REQUESTED', 'Document Requested'],
    ['STATE-002', 'DOC_UPLOADED', 'Document Uploaded'],
    ['STATE-003', 'EXT_START_PDF_TO_DOC', 'Extracting'],
    ['STATE-004', 'EXT_START_DOC_TO_GRAPH', 'Extracting'],
    ['STATE-005', 'EXT_START_LAYOUT_TAGGER', 'Extracting'],
    ['STATE-006', 'EXT_START_METRIC_QUERY', 'Extracting'],
    ['STATE-007', 'EXT_MANUAL_QA', 'Extracting'],
    ['STATE-008', 'EXT_DONE', 'Extraction Finished'],
    ['STATE-009', 'EXT_PREPARED', 'Extraction Prepared'],
    ['STATE-010', 'EXT_FAILED', 'Extraction Failed'],
    ['STATE-011', 'EXT_FAILED_DUPLICATE', 'Duplicate document'],
    ['STATE-012', 'EXT_FAILED_PASSWORD', 'Password-protected'],
    ['STATE-013', 'EXT_FAILED_UNSUPPORTED_TYPE', 'Unsupported document type'],
    ['STATE-014', 'EXT_FAILED_INVALID_DOCUMENT', 'Invalid document'],
  ])('%s %s is displayed as %s', (_id, stage, name) => {
    expect(stageName(stage)).toBe(name);
  });

  it.each([
    ['FMT-014', 'STRING', 'Text'],
    ['FMT-015', 'DATE', 'Date'],
    ['FMT-016', 'NUMERIC', 'Number'],
    ['FMT-017', 'CURRENCY', 'Currency'],
    ['FMT-018', 'PERCENTAGE', 'Percentage'],
    ['FMT-019', 'ENTITY_NAME', 'Entity'],
    ['FMT-020', 'ENTITY_LINK', 'Entity Link'],
  ])('%s %s is labelled %s', (_id, type, label) => {
    expect(dataTypeName(type)).toBe(label);
  });

  it('the fields of exports are named as the titles in the file', () => {
    const names = Object.keys(EXPORT_FIELDS).map((field) => exportFieldName(field as ExportField));
    expect(names).toEqual(Object.values(EXPORT_FIELDS));
  });

  it('are shown as they came where this build does not know them', () => {
    expect([stageName('EXT_NEW'), dataTypeName('IMAGE'), timePeriodName('Two Weeks')]).toEqual([
      'EXT_NEW',
      'IMAGE',
      'Two Weeks',
    ]);
  });

  it('AMB-134 are German on a German page, those that are stored in English too', async () => {
    await loadTexts('de-DE');
    expect([stageName('EXT_FAILED_PASSWORD'), dataTypeName('DATE'), exportFieldName('fund')]).toEqual([
      'Passwortgeschützt',
      'Datum',
      'Fonds',
    ]);
    const stored = TIME_PERIODS.flatMap(({ name, shortName }) => [name, shortName]);
    const kept = stored.filter((name) => timePeriodName(name) === name);
    expect(kept).toEqual(['MTD', 'QTD', 'YTD', 'LTM', 'ITD']);
    const refusal = 'This email is already in use';
    expect(translateText(refusal, ['users.nameTooLong', 'users.emailTaken'])).toBe(
      'Diese E-Mail wird bereits verwendet',
    );
    expect(translateText('Something newer', ['users.emailTaken'])).toBe('Something newer');
  });
});
