import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameEntry } from '@assay/shared/domain';
import { entriesOf, entryStateOf, isWithheld } from './entry-state.ts';
import type { EntryFieldRow } from './entry-fields.repository.ts';

const NUMBER = { data_type: 'NUMERIC' } as const;
const figure = (value: string, currency: string | null = null) => ({ value, currency });

/** A number that two people entered, of which the second entry is the present value. */
const row = (changes: Partial<EntryFieldRow> = {}) =>
  ({
    data_type: 'NUMERIC',
    value: '485000',
    currency: 'USD',
    first_value: '485000',
    first_currency: 'USD',
    second_value: '485000',
    second_currency: 'USD',
    chosen: null,
    transition: 'submit',
    is_own: false,
    ...changes,
  }) as EntryFieldRow;

describe('two entries of a value', () => {
  it('are the same by value, and texts without surplus white space', () => {
    assert.equal(isSameEntry(NUMBER, figure('485000'), figure('485000.00')), true);
    assert.equal(isSameEntry(NUMBER, figure('485000'), figure('435000')), false);
    assert.equal(isSameEntry({ data_type: 'STRING' }, figure('Fund  One'), figure('Fund One')), true);
    assert.equal(isSameEntry(NUMBER, figure('1', 'USD'), figure('1', 'EUR')), false);
    assert.equal(isSameEntry(NUMBER, figure('1', null), figure('1', '')), true);
  });

  it('are two only where both are there', () => {
    assert.deepEqual(entriesOf(row()), { first: figure('485000', 'USD'), second: figure('485000', 'USD') });
    assert.equal(entriesOf(row({ first_value: null })), null);
    assert.equal(entriesOf(row({ second_value: null })), null);
  });

  it('are due, differ or are closed', () => {
    assert.equal(entryStateOf(row({ second_value: null })), 'due');
    assert.equal(entryStateOf(row({ value: '1' })), 'due');
    assert.equal(entryStateOf(row()), 'differs');
    assert.equal(entryStateOf(row({ chosen: 'first' })), 'closed');
    const second = { first_value: '435000', value: '485000' };
    assert.equal(entryStateOf(row({ ...second, chosen: 'second' })), 'closed');
    assert.equal(entryStateOf(row({ ...second, chosen: 'first' })), 'due');
  });

  it('withhold the value from others while the second is due', () => {
    const due = { second_value: null };
    assert.equal(isWithheld(row(due)), true);
    assert.equal(isWithheld(row({ ...due, is_own: true })), false);
    assert.equal(isWithheld(row({ ...due, transition: null })), false);
    assert.equal(isWithheld(row()), false);
  });
});
