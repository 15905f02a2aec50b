import { useLocation } from 'react-router';

const names = ['panel-find', 'panel-show', 'panel-page'] as const;

/** The query for the rows of a panel. */
export interface PanelAddress {
  readonly find?: string | null;
  readonly show?: 'in' | 'out';
  readonly page?: number;
}

/** Addresses of the rows of the panel that is open: what else the page is about stays in them, and what goes without saying stands nowhere. */
export function usePanelAddress() {
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !(names as readonly string[]).includes(name));
  return {
    /** The query values that a form sends beside its fields. */
    kept,
    /** The address that it is sent to: a drawer is drawn outside the route of its page, whose address a form would not find by itself. */
    action: pathname,
    path: ({ find, show, page }: PanelAddress) => {
      const asked = { 'panel-find': find, 'panel-show': show === 'out' ? show : null, 'panel-page': page === 1 ? null : page };
      const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
      return `${pathname}?${new URLSearchParams([...kept, ...given]).toString()}`;
    },
  };
}
