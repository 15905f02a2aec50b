import { readPreview } from '#server/operations/site/read-preview.ts';
import { PreviewPage } from '#web/site/public/preview-page.tsx';
import { still } from '#web/site/public/still.ts';
import { handleRoute } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/preview.ts';

export const loader = handleRoute(async (context, { params: { collection, record: id }, request }: Route.LoaderArgs) => {
  const [preview, frame] = await Promise.all([readPreview(context, { collection, id }), buildSiteFrame(context, request)]);
  return { id, ...preview, ...frame };
});

export const handle = still;

export default function Preview({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />;
}
