import { userChangeKind, type UserChangeKind } from '@assay/shared/contracts';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { BackLink, Button, MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import { ListView, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { userChangeColumns, userChangesQuery } from '../../features/user-changes/index.ts';
import classes from './user-changes.module.css';

const RULES: ListRules = { filterNames: ['search', 'kind', 'user'] };
/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

const KIND_LABELS: Readonly<Record<UserChangeKind, MessageKey>> = {
  account: 'users.kindCreated',
  permissions: 'users.kindPermissions',
  status: 'users.kindStatus',
  name: 'users.kindName',
  email: 'users.kindEmail',
  password: 'users.kindPassword',
};
const KINDS = userChangeKind.options.map((kind) => ({ value: kind, label: textOf(KIND_LABELS[kind]) }));

/** `/settings/users/changes`: what was changed on users and by whom, of all users or of one. */
export function UserChangesPage() {
  const list = useList({
    rules: RULES,
    columns: userChangeColumns,
    query: userChangesQuery,
    failure: 'users.changesFailed',
  });
  const { user: [user] = [], kind = [] } = list.query.filters;
  const [newest] = list.rows;
  const title =
    user !== undefined && newest
      ? text('users.changesOf', { name: newest.userName })
      : text('users.changesTitle');
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Toolbar
          label={text('users.changesFilters')}
          end={
            user !== undefined && (
              <Button onClick={() => list.setFilters({ user: [] })}>{text('users.changesAll')}</Button>
            )
          }
        >
          <BackLink
            render={(props) => (
              <RouteLink route="admin.users" {...(user !== undefined && { query: { user } })} {...props} />
            )}
          >
            {text('users.title')}
          </BackLink>
          <SearchInput label={text('users.changesSearch')} {...list.search('search')} />
          <MultiSelect
            label={text('users.changeKind')}
            hideLabel
            placeholder={text('users.changeKind')}
            options={KINDS}
            value={userChangeKind.options.filter((known) => kind.includes(known))}
            onChange={(kinds) => list.setFilters({ kind: kinds })}
          />
        </Toolbar>
        <h2 className={classes.title}>{title}</h2>
      </div>
      <ListView
        list={list}
        label={text('users.changesTitle')}
        rowKey={({ id }) => String(id)}
        minWidth={MIN_WIDTH}
        empty={{ message: text('users.changesEmpty'), hint: text('users.changesEmptyHint') }}
      />
    </div>
  );
}
