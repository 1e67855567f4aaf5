import { useState, type KeyboardEvent, type RefObject } from 'react';
import { text } from '@assay/shared/messages';
import { Button, Kbd } from '@assay/shared/ui';
import { Text } from '../layout/text.tsx';
import classes from './forms.module.css';

/** The keys that choose one of the two readings. */
const ANSWERS: Readonly<Record<string, number>> = { 1: 0, 2: 1, Enter: 0 };

interface Question {
  /** The two readings of the text; null where it has one or none. */
  readonly readings: readonly [string, string] | null;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onAnswer: (reading: string) => void;
}

/**
 * Asks which of two readings is meant [AMB-123]. Enter, Tab or blur asks; it does not ask while the user types, because
 * 95,000 is also the beginning of 95,000.50. Then 1, 2 or Enter chooses, Escape returns to typing, every other key is
 * ignored, and the focus stays in the field.
 */
export function useReadingQuestion({ readings, input, onAnswer }: Question) {
  const [isAsked, setIsAsked] = useState(false);
  const isAsking = isAsked && readings !== null;
  const end = () => {
    setIsAsked(false);
    input.current?.focus();
  };
  const answer = (reading: string) => {
    onAnswer(reading);
    end();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (readings === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isAsking) {
      if (event.key !== 'Enter' && event.key !== 'Tab') return;
      event.preventDefault();
      setIsAsked(true);
      return;
    }
    const isOnButton = event.target !== input.current;
    if (event.key === 'Tab' || (isOnButton && event.key === 'Enter')) return;
    event.preventDefault();
    const chosen = readings[ANSWERS[event.key] ?? -1];
    if (chosen !== undefined) answer(chosen);
    else if (event.key === 'Escape') end();
  };
  return { isAsking, ask: () => setIsAsked(true), end: () => setIsAsked(false), answer, handleKeyDown };
}

interface ReadingQuestionProps {
  readonly title: string;
  readonly readings: readonly { readonly value: string; readonly label: string }[];
  readonly onAnswer: (reading: string) => void;
}

/** The two readings, each on a button with its key. */
export function ReadingQuestion({ title, readings, onAnswer }: ReadingQuestionProps) {
  return (
    <Text as="div" quiet caption figures className={classes.echo} role="group" aria-label={title}>
      <span role="status">{title}</span>
      {readings.map(({ value, label }, index) => (
        <Button
          key={value}
          size="sm"
          icon={
            <span aria-hidden>
              <Kbd>{index + 1}</Kbd>
            </span>
          }
          onClick={() => onAnswer(value)}
        >
          {label}
        </Button>
      ))}
    </Text>
  );
}

/** How a typed text was read, under the field, so that nobody saves another value than the one meant [AMB-088]. */
export function Echo({ readings: [first, second] }: { readonly readings: readonly [string, string?] }) {
  return (
    <Text as="p" quiet caption figures className={classes.echo} role="status">
      {second === undefined ? text('ui.readAs', { value: first }) : text('ui.readTwoWays', { first, second })}
    </Text>
  );
}
