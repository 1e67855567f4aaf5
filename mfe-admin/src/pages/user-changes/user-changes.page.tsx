import { userChangeKind, type UserChangeKind } from '@assay/shared/contracts';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { listStatusOf, useListControls, useListSettling } from '@assay/shared/state';
import {
  Button,
  ErrorPanel,
  IconChevronLeft,
  iconProps,
  LoadingOverlay,
  MultiSelect,
  Pagination,
  SearchInput,
  Toolbar,
} from '@assay/shared/ui';
import { UserChangeTable, useUserChanges } from '../../features/user-changes/index.ts';
import classes from './user-changes.module.css';

const RULES = { columns: [], filterNames: ['search', 'kind', 'user'] } as const;

const KIND_LABELS: Readonly<Record<UserChangeKind, MessageKey>> = {
  account: 'users.kindCreated',
  permissions: 'users.kindPermissions',
  status: 'users.kindStatus',
  name: 'users.kindName',
  email: 'users.kindEmail',
  password: 'users.kindPassword',
};
const KINDS = userChangeKind.options.map((kind) => ({ value: kind, label: textOf(KIND_LABELS[kind]) }));

/** `/settings/users/changes`: what was changed on users and by whom, of all or of one. */
export function UserChangesPage() {
  const controls = useListControls(RULES);
  const list = useUserChanges(controls.query, controls.offset);
  const { defaultLanguage: language } = useSettings();
  useListSettling(controls, list);
  const { filters, page, maxPageSize } = controls.query;
  const [user] = filters.user ?? [];
  const newest = list.data?.items[0];
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
              <Button onClick={() => controls.mergeFilters({ user: [] })}>{text('users.changesAll')}</Button>
            )
          }
        >
          <Button
            variant="quiet"
            icon={<IconChevronLeft {...iconProps} />}
            render={(look) => (
              <RouteLink route="admin.users" {...(user !== undefined && { query: { user } })} {...look} />
            )}
          >
            {text('users.title')}
          </Button>
          <SearchInput
            label={text('users.changesSearch')}
            value={filters.search?.[0] ?? ''}
            onSearch={(search) => controls.mergeFilters({ search: [search] })}
          />
          <MultiSelect
            label={text('users.changeKind')}
            hideLabel
            placeholder={text('users.changeKind')}
            options={KINDS}
            value={userChangeKind.options.filter((kind) => filters.kind?.includes(kind))}
            onChange={(kind) => controls.mergeFilters({ kind })}
          />
        </Toolbar>
        <h2 className={classes.title}>{title}</h2>
      </div>
      {list.status === 'erroring' && !list.data ? (
        <ErrorPanel
          title={text('users.changesFailed')}
          onRetry={() => void list.load().catch(() => undefined)}
        />
      ) : (
        <>
          <LoadingOverlay visible={listStatusOf(list) === 'pending'} />
          <UserChangeTable
            changes={list.data?.items ?? []}
            isLoading={!list.data}
            language={language}
            empty={{
              message: text('users.changesEmpty'),
              description: text(
                Object.keys(filters).length > 0 ? 'generic.emptyFiltered' : 'users.changesEmptyHint',
              ),
            }}
          />
          {(list.data?.totalCount ?? 0) > 0 && (
            <div className={classes.foot}>
              <Pagination
                page={page}
                pageSize={maxPageSize}
                total={list.data?.totalCount ?? 0}
                onPageChange={controls.goToPage}
                onPageSizeChange={controls.setPageSize}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
