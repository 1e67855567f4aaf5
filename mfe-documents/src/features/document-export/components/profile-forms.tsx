import type { ExportLayout } from '@assay/shared/domain';
import { textOf, type MessageKey } from '@assay/shared/messages';
import { Select } from '@assay/shared/ui';
import classes from './profile-editor.module.css';

type FormName = 'dateForm' | 'scale' | 'sign' | 'decimalMark' | 'delimiter';
type Labels<Name extends FormName> = Readonly<Record<ExportLayout[Name], MessageKey>>;

const FORMS: { readonly [Name in FormName]: { readonly label: MessageKey; readonly options: Labels<Name> } } =
  {
    dateForm: {
      label: 'exports.dates',
      options: {
        client: 'exports.datesClient',
        iso: 'exports.datesIso',
        dayFirst: 'exports.datesDayFirst',
        monthFirst: 'exports.datesMonthFirst',
      },
    },
    scale: {
      label: 'exports.scale',
      options: { units: 'exports.units', thousands: 'exports.thousands', millions: 'exports.millions' },
    },
    sign: {
      label: 'exports.sign',
      options: {
        minus: 'exports.signMinus',
        parentheses: 'exports.signParentheses',
        reversed: 'exports.signReversed',
      },
    },
    decimalMark: {
      label: 'exports.decimalMark',
      options: { point: 'exports.decimalPoint', comma: 'exports.decimalComma' },
    },
    delimiter: {
      label: 'exports.delimiter',
      options: {
        comma: 'exports.delimiterComma',
        semicolon: 'exports.delimiterSemicolon',
        tab: 'exports.delimiterTab',
      },
    },
  };
const NAMES = [
  'dateForm',
  'scale',
  'sign',
  'decimalMark',
  'delimiter',
] as const satisfies readonly FormName[];

export interface ProfileFormsProps {
  readonly layout: ExportLayout;
  readonly onChange: (layout: ExportLayout) => void;
}

/** How a profile writes dates, amounts and fields. */
export function ProfileForms({ layout, onChange }: ProfileFormsProps) {
  return (
    <div className={classes.forms}>
      {NAMES.map((name) => {
        const { label, options }: { label: MessageKey; options: Readonly<Record<string, MessageKey>> } =
          FORMS[name];
        return (
          <Select
            key={name}
            size="sm"
            label={textOf(label)}
            options={Object.entries(options).map(([value, words]) => ({ value, label: textOf(words) }))}
            value={layout[name]}
            onChange={(value) => value !== null && onChange({ ...layout, [name]: value })}
          />
        );
      })}
    </div>
  );
}
