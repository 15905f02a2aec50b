import { useRouteLoaderData } from 'react-router';

/** The name of the client as whom the signed-in user sees the portal; null for users who see it as themselves. */
export function useViewing(): string | null {
  const root = useRouteLoaderData<{ readonly viewing: string | null }>('root');
  return root?.viewing ?? null;
}
