import '#server/production.ts';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
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
    page = element;
    return renderToPipeableStream(element, options);
  },
});

process.on('message', (question) => {
  const length = question === 'render' && page ? renderToString(page).length : 0;
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1000, length } satisfies Answered);
});
