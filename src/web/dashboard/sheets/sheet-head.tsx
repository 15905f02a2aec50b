import type { ReactNode } from 'react';
import head from '../page-head.module.css';

/** What a sheet is, and what saving it means. */
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
