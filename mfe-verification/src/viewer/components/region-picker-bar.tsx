import { text } from '@assay/shared/messages';
import { Button, Text, useUiSurroundings } from '@assay/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RegionPicker } from '../../document/page-box.ts';
import classes from './region-picker-bar.module.css';

/** Says which place the user is asked for. Escape cancels, wherever the focus is. */
export function RegionPickerBar({ request }: { readonly request: RegionPicker }) {
  const { rootElement } = useUiSurroundings();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) request.onCancel();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    rootElement.addEventListener('keydown', listener);
    return () => rootElement.removeEventListener('keydown', listener);
  }, [rootElement]);
  return (
    <Text as="div" caption className={classes.bar} role="status">
      <span>{request.label}</span>
      <Button size="sm" onClick={request.onCancel}>
        {text('generic.cancel')}
      </Button>
    </Text>
  );
}
