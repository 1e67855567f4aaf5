import { createTestingHost } from '@assay/shared/platform/testing-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouteLink } from './route-link.tsx';
import { addressOf, createRouteTable, formatQuery } from './route-table.ts';
import { createRouteObjects } from './route-objects.tsx';
import { RouteTableProvider } from './route-table-context.tsx';
import { useBlocker } from './index.ts';
import { useNavigateTo } from './use-navigate-to.ts';
import { useSearchParam } from './use-search-param.ts';

const routes = [
  { id: 'documents.verification', path: '/verification' },
  { id: 'verification.document', path: '/verification/:documentRequestId/document' },
] as const;
const table = createRouteTable(routes);

describe('addresses by route id', () => {
  it('fill in parameters and repeat query keys', () => {
    expect(
      addressOf(table, 'verification.document', {
        params: { documentRequestId: 'a/b' },
        query: { page: 2, tags: ['x', 'y'], none: undefined },
      }),
    ).toBe('/verification/a%2Fb/document?page=2&tags=x&tags=y');
    expect(formatQuery({})).toBe('');
  });

  it('are unknown for a neighbour that is down, and never built with a parameter missing', () => {
    expect(addressOf(table, 'admin.profile')).toBeUndefined();
    expect(() => addressOf(table, 'verification.document')).toThrow();
  });

  it('two routes of one id are refused', () => {
    expect(() => createRouteTable([routes[0], routes[0]])).toThrow('documents.verification');
  });
});

it('routes of several remotes nest by parent into one table', () => {
  const objects = createRouteObjects(
    [
      { id: 'admin.settings', path: '/settings', redirectTo: 'admin.profile' },
      { id: 'admin.profile', path: '/settings/profile', parent: 'admin.settings' },
      { id: 'documents.verification', path: '/verification' },
    ] as const,
    { renderPage: ({ id }) => id, renderDefaultChild: ({ redirectTo }) => redirectTo },
  );
  expect(objects.map(({ path }) => path)).toEqual(['/settings', '/verification']);
  expect(objects[0]?.children?.map(({ index, element }) => [index, element])).toEqual([
    [true, 'admin.profile'],
    [undefined, 'admin.profile'],
  ]);
});

describe('links', () => {
  const open = (child: React.ReactNode) => {
    const host = createTestingHost({ routes, initialAddress: '/verification' });
    render(child, { wrapper: host.Wrapper });
    return { ...host, user: userEvent.setup() };
  };

  it('lead to their route', async () => {
    const { router, user } = open(
      <RouteLink route="verification.document" params={{ documentRequestId: '42' }}>
        open
      </RouteLink>,
    );
    await user.click(screen.getByRole('link'));
    expect(router.state.location.pathname).toBe('/verification/42/document');
  });

  it('NAV-014 to where one already is do nothing', async () => {
    const { router, user } = open(<RouteLink route="documents.verification">here</RouteLink>);
    const before = router.state.location.key;
    await user.click(screen.getByRole('link'));
    expect(router.state.location.key).toBe(before);
  });

  it('to a route that this page does not have call the host and go nowhere', async () => {
    const outside: unknown[] = [];
    const Go = () => {
      const navigateTo = useNavigateTo();
      return <button onClick={() => navigateTo('admin.profile')}>go</button>;
    };
    const { router, user } = open(
      <RouteTableProvider
        table={table}
        onForeignRoute={(route, target) => void outside.push([route, target.params])}
      >
        <RouteLink route="data-model.entity" params={{ name: 'Calder' }}>
          entity
        </RouteLink>
        <Go />
      </RouteTableProvider>,
    );
    await user.click(screen.getByRole('link'));
    await user.click(screen.getByRole('button'));
    expect(outside).toEqual([
      ['data-model.entity', { name: 'Calder' }],
      ['admin.profile', undefined],
    ]);
    expect(router.state.location.pathname).toBe('/verification');
  });
});

describe('parameters of the address', () => {
  /** A page with three parameters; where `isGuarded`, a blocker refuses every address without a panel. */
  const open = (initialAddress: string, isGuarded = false) => {
    const host = createTestingHost({ routes, initialAddress });
    const Page = () => {
      const [panel, setPanel] = useSearchParam('panel');
      const [view, setView] = useSearchParam('view', ['list', 'grid']);
      const [sort, setSort] = useSearchParam('sort');
      useBlocker(({ nextLocation }) => isGuarded && !nextLocation.search.includes('panel'));
      return (
        <>
          <p>{[panel, view, sort].join(' ')}</p>
          <button
            onClick={() => {
              setView('grid');
              setSort('name');
            }}
          >
            both
          </button>
          <button onClick={() => setView('list')}>default</button>
          <button onClick={() => setPanel(null)}>close</button>
          <button onClick={() => setSort('date')}>sort</button>
        </>
      );
    };
    render(<Page />, { wrapper: host.Wrapper });
    const user = userEvent.setup();
    return {
      click: (name: string) => user.click(screen.getByRole('button', { name })),
      search: () => host.router.state.location.search,
    };
  };

  it('STORE-021 keep each other, also when several change at once', async () => {
    const { click, search } = open('/verification?panel=7&view=nonsense');
    expect(screen.getByText('7 list')).toBeVisible();
    await click('both');
    expect(search()).toBe('?panel=7&view=grid&sort=name');
    expect(screen.getByText('7 grid name')).toBeVisible();
    await click('default');
    expect(search()).toBe('?panel=7&sort=name');
  });

  it('are not lost where a blocker refuses a change, and the refused change is not made with the next one', async () => {
    const { click, search } = open('/verification?panel=7', true);
    await click('close');
    expect(search()).toBe('?panel=7');
    await click('sort');
    expect(search()).toBe('?panel=7&sort=date');
  });
});
