import { Badge, Kbd, KeyboardHints, StatusBadge, Text } from '@assay/shared/ui';
import type { StatusTone } from '@assay/shared/ui';
import { Row, Section } from './section.tsx';
import classes from './gallery.module.css';

const COLOURS = [
  'paper',
  'desk',
  'ink',
  'quiet',
  'hairline',
  'edge',
  'accent',
  'proven',
  'doubt',
  'wrong',
  'edited',
  'learned',
];
const STATES: readonly [StatusTone, string][] = [
  ['proven', 'Proven'],
  ['doubt', 'Sum differs by 1,250.00'],
  ['wrong', 'Extraction Failed'],
  ['edited', 'Edited by you'],
  ['learned', 'Learned'],
  ['running', 'Extracting'],
  ['untouched', 'Not looked at'],
];

/** Colour, type and the states of a value. */
export function Foundations() {
  return (
    <>
      <Section title="Colour">
        <div className={classes.grid}>
          {COLOURS.map((name) => (
            <div key={name} className={classes.swatch}>
              <span style={{ background: `var(--assay-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type and states">
        <div>
          <p style={{ fontSize: 'var(--assay-text-title)', fontWeight: 600 }}>
            Capital account, 31 December 2024
          </p>
          <p style={{ fontSize: 'var(--assay-text-section)', fontWeight: 600 }}>Section of a screen</p>
          <p style={{ fontSize: 'var(--assay-text-form)' }}>
            Forms at 14 px: Calder Ridge Capital Partners IV
          </p>
          <p>Tables and panels at 13 px: 12,480,112.40</p>
          <Text as="p" quiet caption>
            Captions at 12 px, quiet ink
          </Text>
        </div>
        <Row>
          {STATES.map(([tone, words]) => (
            <StatusBadge key={tone} tone={tone}>
              {words}
            </StatusBadge>
          ))}
        </Row>
        <Row>
          {STATES.map(([tone, words]) => (
            <Badge key={tone} tone={tone}>
              {words}
            </Badge>
          ))}
        </Row>
        <KeyboardHints
          label="Keys"
          hints={[
            { keys: ['↵'], label: 'accept' },
            { keys: ['E'], label: 'edit' },
            { keys: ['⇧', '↵'], label: 'back' },
            { keys: ['Z'], label: 'undo' },
          ]}
        />
        <p>
          Press <Kbd>?</Kbd> for all keys.
        </p>
      </Section>
    </>
  );
}
