import { LibraryQuery } from '#contracts/library.ts';
import { documentAction } from '#server/operations/library/document-action.ts';
import { readDocument } from '#server/operations/library/read-document.ts';
import { readLibrary } from '#server/operations/library/read-library.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { LibraryView } from '#web/dashboard/library/library-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/library.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => {
  const query = parseQuery(LibraryQuery, url.searchParams);
  return {
    portal: params.portal,
    path: url.pathname,
    library: await readLibrary(context, query),
    shown: query.document === undefined ? null : await readDocument(context, query.document),
  };
});

export const action = handleForm(async (context, { request }: Route.ActionArgs) => documentAction(context, await formFields(request)));

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryView {...loaderData} />;
}
