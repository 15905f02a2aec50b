import type { ReactNode } from 'react';
import head from '../page-head.module.css';

/** Shows the title of a sheet and explains what saving does. */
export function SheetHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <title>{title}</title>
      <header className={head.head}>
        <div>
          <h1>{title}</h1>
          <p className={head.text}>{children}</p>
        </div>
      </header>
    </>
  );
}
