import { Money } from './money.tsx';
import { Signed } from './signed.tsx';

interface SignedMoneyProps {
  readonly amount: number;
  readonly currency: string;
  readonly decimals?: 0;
  readonly unit?: 'm' | null;
}

/** A gain or a loss: its sign and its colour. */
export function SignedMoney({ amount, ...rest }: SignedMoneyProps) {
  return (
    <Signed value={amount}>
      <Money amount={amount} isSigned {...rest} />
    </Signed>
  );
}
