import type { AlikePair } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { Button, Modal, Stack, Text } from '@assay/shared/ui';
import classes from './unmatched-names.module.css';

/** Width of the dialog in px. */
const WIDTH = 720;

interface AlikeNamesDialogProps {
  readonly pairs: readonly AlikePair[];
  /** All names that were to become entities. */
  readonly names: readonly string[];
  readonly isRunning: boolean;
  /** Creates entities from these names. */
  readonly onCreate: (names: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows names that may be other spellings of one another or of entities, before each becomes an entity of its own. */
export function AlikeNamesDialog({ pairs, names, isRunning, onCreate, onClose }: AlikeNamesDialogProps) {
  const alike = new Set(pairs.flatMap(({ name, otherName }) => [name, otherName]));
  const others = names.filter((name) => !alike.has(name));
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isRunning}
      width={WIDTH}
      title={text('entities.alikeTitle')}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {text('generic.cancel')}
          </Button>
          <Button
            variant={others.length > 0 ? 'default' : 'primary'}
            disabled={isRunning}
            onClick={() => onCreate(names)}
          >
            {text('entities.createAll', { count: names.length })}
          </Button>
          {others.length > 0 && (
            <Button variant="primary" loading={isRunning} onClick={() => onCreate(others)}>
              {text('entities.createOthers', { count: others.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <p>{text('entities.alikeIntro')}</p>
        <table className={classes.pairs} aria-label={text('entities.alikeNames')}>
          <Text as="thead" quiet caption>
            <tr>
              <th scope="col">{text('entities.alikeName')}</th>
              <th scope="col">{text('entities.alikeWith')}</th>
              <th scope="col">{text('entities.alikeScore')}</th>
            </tr>
          </Text>
          <tbody>
            {pairs.map(({ name, otherName, entity, similarity }) => (
              <tr key={JSON.stringify([name, otherName, entity?.id])}>
                <td>{name}</td>
                <td>
                  {otherName ?? entity?.name}{' '}
                  <Text quiet caption>
                    {text(entity ? 'entities.alikeStored' : 'entities.alikeSelected')}
                  </Text>
                </td>
                <td>{text('entities.similarityOf', { percent: Math.round(similarity * 100) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Modal>
  );
}
