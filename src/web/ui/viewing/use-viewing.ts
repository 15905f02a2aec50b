import { useRouteLoaderData } from 'react-router';

/** The name of the client as whom whoever is signed in sees the portal; null for whoever sees it as himself. */
export function useViewing(): string | null {
  const root = useRouteLoaderData<{ readonly viewing: string | null }>('root');
  return root?.viewing ?? null;
}
