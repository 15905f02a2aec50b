import type { ReactNode } from 'react';
import type { ContractNote } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Money } from '../figures/money.tsx';
import { TradeSum } from './trade-sum.tsx';
import styles from './contract-note.module.css';

interface NoteProps {
  readonly note: ContractNote;
  /** The name of the firm, with its address. */
  readonly issuer?: string;
}

/** Shows the content of a contract note, on its sheet and in a drawer. */
export function NoteBody({ note, issuer }: NoteProps) {
  const texts = useTexts();
  return (
    <>
      <p className={styles.lead}>{texts(note.side === 'Purchase' ? 'contractNotes.bought' : 'contractNotes.sold')}</p>
      <Security note={note} />
      <TradeSum note={note} />
      <Parties note={note} {...(issuer === undefined ? {} : { issuer })} />
      <p className={styles.footnote}>{texts('contractNotes.footnote')}</p>
    </>
  );
}

function Security({ note }: NoteProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { name, symbol, isin, sedol, units, price, priceUnit, currency } = note;
  return (
    <section className={styles.security}>
      <h2>{name}</h2>
      <dl className={styles.facts}>
        <Fact name={texts('contractNotes.symbol')}>{symbol}</Fact>
        {isin && <Fact name={texts('contractNotes.isin')}>{isin}</Fact>}
        {sedol && <Fact name={texts('contractNotes.sedol')}>{sedol}</Fact>}
        {units !== null && <Fact name={texts('contractNotes.units')}>{formats.units(units)}</Fact>}
        {price !== null && <Fact name={texts('contractNotes.price')}>{formats.price(price, priceUnit ?? currency)}</Fact>}
        {price === null && units !== null && (
          <Fact name={texts('contractNotes.consideration')}>
            <Money amount={note.consideration} currency={currency} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Parties({ note, issuer }: NoteProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { client, clientNumber, portfolio, portfolioNumber, day, settleDay, fxRate, currency, portfolioCurrency } = note;
  return (
    <dl className={styles.facts}>
      <Fact name={texts('contractNotes.day')}>{formats.dateLong(day)}</Fact>
      <Fact name={texts('contractNotes.settleDay')}>{settleDay ? formats.dateLong(settleDay) : texts('contractNotes.unsettled')}</Fact>
      {fxRate !== null && currency !== portfolioCurrency && (
        <Fact name={texts('contractNotes.rate')}>
          {texts('contractNotes.rateOf', { rate: formats.units(fxRate), from: currency, to: portfolioCurrency })}
        </Fact>
      )}
      <Fact name={texts('contractNotes.client')}>{[client, clientNumber].filter(Boolean).join(', ')}</Fact>
      <Fact name={texts('contractNotes.portfolio')}>{[portfolio, portfolioNumber].filter(Boolean).join(', ')}</Fact>
      {issuer && <Fact name={texts('contractNotes.issuedBy')}>{issuer}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
