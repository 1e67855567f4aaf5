/** The arithmetic checks of a document: what they say, the values that take part, and the acceptance of failing ones. */
export { CheckList } from './components/check-list.tsx';
export { FieldChecks } from './components/field-checks.tsx';
export { fieldsOfCheck, type CheckLine } from './model/check-lines.ts';
