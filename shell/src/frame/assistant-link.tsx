import { text } from '@assay/shared/messages';
import { useSwitch } from '@assay/shared/platform';
import { IconMessageCircleQuestion, iconProps } from '@assay/shared/ui';
import { useShell } from '../host/shell-context.tsx';
import classes from './sidebar.module.css';

/** Opens the assistant that the installation has configured; nothing without one [FLAG-016]. */
export function AssistantLink() {
  const { assistant } = useShell().config;
  const isOn = useSwitch('assistantBot');
  if (!isOn || !assistant) return null;
  return (
    <a className={classes.item} href={assistant.url} target="_blank" rel="noreferrer">
      <IconMessageCircleQuestion {...iconProps} size={18} />
      <span className={classes.text}>{text('navigation.assistant')}</span>
    </a>
  );
}
