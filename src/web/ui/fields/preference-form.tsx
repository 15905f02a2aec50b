import type { ReactNode, SubmitEventHandler } from 'react';
import { Form, href, useLocation } from 'react-router';

/** Around the buttons that choose a language or a theme; comes back to the page it stands on. */
export function PreferenceForm({ isWholePage = false, onSubmit, children }: PreferenceFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={href('/preferences')} preventScrollReset reloadDocument={isWholePage} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </Form>
  );
}

interface PreferenceFormProps {
  /** Loads the whole page again, as another language needs. */
  readonly isWholePage?: boolean;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}
