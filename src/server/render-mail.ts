import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { MailContent } from '#contracts/mail.ts';
import type { Variant } from '#variants/variant.ts';
import { lastBuild } from './last-build.ts';
import { type MailToRender, withMail } from './operations/messages/mail-to-render.ts';

/** The HTML of a firm's mails: through the router, as paper is rendered, without HTTP and without a request. */
export function renderMailOf(variant: Variant): (content: MailContent, logo: string | null) => Promise<string> {
  return (content, logo) => render({ variant, content, logo });
}

async function render(mail: MailToRender): Promise<string> {
  const context = new RouterContextProvider();
  withMail(context, mail);
  const handle = createRequestHandler(await lastBuild(), 'production');
  const response = await handle(new Request('http://mail.invalid/internal/mail'), context);
  if (!response.ok) throw new Error(`A mail could not be rendered: ${response.status}.`);
  return response.text();
}
