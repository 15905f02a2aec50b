import { useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';

/**
 * The hidden field of a form that creates something: however often the form is sent, it does so once. The key was made with the page, and a new one
 * is taken with the page that answers; a form that is answered without one (a fetcher's) is given another React key by then.
 */
export function FormKey() {
  const root = useRouteLoaderData<{ readonly formKey: string }>('root');
  const { key: place } = useLocation();
  const [taken, take] = useState({ place, key: root?.formKey });
  if (taken.place !== place) take({ place, key: root?.formKey });
  return <input type="hidden" name="form-key" value={taken.key} />;
}
