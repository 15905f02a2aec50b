import { LibraryQuery } from '#contracts/library.ts';
import { answerDocumentForm } from '#server/operations/library/answer-document-form.ts';
import { readDocument } from '#server/operations/library/read-document.ts';
import { readLibrary } from '#server/operations/library/read-library.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { LibraryView } from '#web/dashboard/library/library-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/library.ts';

export const loader = answerPage(async (visit, { url, params }: Route.LoaderArgs) => {
  const query = queryOf(LibraryQuery, url.searchParams);
  return {
    portal: params.portal,
    path: url.pathname,
    library: await readLibrary(visit, query),
    shown: query.document === undefined ? null : await readDocument(visit, query.document),
  };
});

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerDocumentForm(visit, await formFields(request)));

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryView {...loaderData} />;
}
