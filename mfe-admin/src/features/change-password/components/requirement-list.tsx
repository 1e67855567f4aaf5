import { isRequirementMet, PASSWORD_REQUIREMENTS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { IconCircle, IconCircleCheck, iconProps, Text, VisuallyHidden } from '@assay/shared/ui';
import classes from './requirement-list.module.css';

interface RequirementListProps {
  readonly password: string;
  readonly confirmation: string;
}

/** The requirements of a new password, and whether each is met while it is typed [PROF-014]. */
export function RequirementList({ password, confirmation }: RequirementListProps) {
  return (
    <ul className={classes.list} aria-label={text('users.passwordRequirements')}>
      {PASSWORD_REQUIREMENTS.map((requirement) => {
        const isMet = password !== '' && isRequirementMet(requirement, password, confirmation);
        const Icon = isMet ? IconCircleCheck : IconCircle;
        return (
          <Text key={requirement} as="li" quiet className={classes.item} data-met={isMet || undefined}>
            <Icon {...iconProps} size={14} />
            {text(requirement)}
            <VisuallyHidden>{text(isMet ? 'users.requirementMet' : 'users.requirementOpen')}</VisuallyHidden>
          </Text>
        );
      })}
    </ul>
  );
}
