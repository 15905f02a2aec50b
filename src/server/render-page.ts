import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { setRequestContext, type RequestContext } from './request-context.ts';

/**
 * One of our own pages as complete HTML, as the request's actor would get it on paper and in the colours of the house: through
 * the router, without HTTP and without a cookie. `path` starts with a slash and may have a question mark.
 *
 * @throws whatever the page's loader or its views threw, as it was thrown: an AppError is one
 */
export async function renderPage(build: ServerBuild, path: string, requestContext: RequestContext): Promise<string> {
  const failures: unknown[] = [];
  const context = new RouterContextProvider();
  setRequestContext(context, {
    ...requestContext,
    isPaper: true,
    theme: requestContext.variant.brand.theme,
    onFailure: (error) => failures.push(error),
  });
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request(new URL(path, 'http://paper.invalid')), context);
  const html = await response.text();
  if (failures.length > 0) throw failures[0];
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return html;
}
