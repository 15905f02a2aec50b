import '#server/production.ts';
import { createRequire } from 'node:module';
import { cloneElement, type ReactElement } from 'react';
import type { EntryContext } from 'react-router';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';

/** The processor time of the product's process so far in milliseconds, and the length of a page that React rendered. */
export interface Answered {
  readonly processor: number;
  readonly length: number;
}

/**
 * Loaded first by a product that a bench starts: keeps the element tree of the page that was rendered last, with its data, and renders it again by
 * React alone when asked to.
 */
const server = createRequire(import.meta.url)('react-dom/server') as typeof import('react-dom/server');
const { renderToPipeableStream, renderToString } = server;
let page: ReactElement | null = null;
// The build reads the exports of this CommonJS package later than here.
Object.assign(server, {
  renderToPipeableStream(element: ReactElement, options: RenderToPipeableStreamOptions) {
    page = withoutStream(element);
    return renderToPipeableStream(element, options);
  },
});

/** The same tree without the stream that carries the data of the page to the browser, which can be read once. */
function withoutStream(element: ReactElement): ReactElement {
  const { context, children } = element.props as { readonly context?: EntryContext; readonly children?: ReactElement };
  if (context) return cloneElement(element, { context: { ...context, serverHandoffStream: undefined } } as object);
  return children ? cloneElement(element, {}, withoutStream(children)) : element;
}

process.on('message', (question) => {
  const length = question === 'render' && page ? renderToString(page).length : 0;
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1000, length } satisfies Answered);
});
