import { Check } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { takeFile } from '../lib/take-file.ts';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { Icon } from './pictures/icon.tsx';
import styles from './menu.module.css';
import { showToast } from './toast/toast.ts';

/** A choice of a menu that does something: usually sends the form around it. */
export function MenuButton({ isChosen, children, ...rest }: MenuButtonProps) {
  return (
    <button {...rest} className={styles.item} aria-current={isChosen ? 'true' : undefined}>
      {children}
      {isChosen && <Icon of={Check} size="small" className={styles.check} />}
    </button>
  );
}

interface MenuButtonProps extends ComponentProps<'button'> {
  readonly isChosen?: boolean;
}

export function MenuLink({ href, children, keepsScroll = false, isChosen = false }: MenuLinkProps) {
  return (
    <Link to={href} className={styles.item} preventScrollReset={keepsScroll} aria-current={isChosen ? 'true' : undefined}>
      {children}
      {isChosen && <Icon of={Check} size="small" className={styles.check} />}
    </Link>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** True when the choice changes only what the page already shows. */
  readonly keepsScroll?: boolean;
  readonly isChosen?: boolean;
}

/** A file to take away. The page fetches it, so that it can say why there is none; before scripts run the browser follows the link. */
export function MenuFile({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const texts = useTexts();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const taken = await takeFile(href);
    setBusy(false);
    if (!taken.isTaken) showToast({ tone: 'negative', text: taken.text ?? texts('error.unforeseen') });
  };
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void take();
  };
  return (
    <a href={href} className={styles.item} aria-busy={isBusy} onClick={press}>
      {children}
    </a>
  );
}

/** A choice that sends a form and leads on, or says in a toast why it was refused. */
export function MenuSend({ action, wait, children }: { readonly action: string; readonly wait: string; readonly children: ReactNode }) {
  const { Form, data, state } = useFetcher<{ readonly text: string }>();
  useEachAnswer(data, ({ text }) => showToast({ tone: 'negative', text }));
  return (
    <Form method="post" action={action} onSubmit={() => showToast({ tone: 'neutral', text: wait })}>
      <button type="submit" className={styles.item} aria-busy={state !== 'idle'} disabled={state !== 'idle'}>
        {children}
      </button>
    </Form>
  );
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}
