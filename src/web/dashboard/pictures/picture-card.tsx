import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ImageAnswer } from '#contracts/admin/images.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { ImageField } from '../../ui/fields/image-field.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';

interface PictureCardProps {
  /** The kind of the picture, which also identifies its forms. */
  readonly kind: 'photo' | 'logo';
  /** The owner of the picture; each owner has forms of their own. */
  readonly owner: string;
  readonly text: string;
  readonly label: string;
  /** The address of the present one; null where there is none. */
  readonly href: string | null;
  /** May be replaced, but not removed. */
  readonly isKept?: true;
  /** Draws the picture, or a placeholder if there is none. */
  readonly children: (href: string | null) => ReactNode;
}

/** A picture of someone or something: chosen, looked at, then saved; or taken away. */
export function PictureCard(props: PictureCardProps) {
  const texts = useTexts();
  const { kind, owner, text } = props;
  const key = `${kind} ${owner}`;
  const picture = usePicture(key);
  return (
    <Card title={texts(`pictures.${kind}`)} text={text}>
      <PictureForm key={picture.round} {...props} fetcherKey={key} picture={picture} />
    </Card>
  );
}

interface PictureFormProps extends PictureCardProps {
  readonly fetcherKey: string;
  readonly picture: ReturnType<typeof usePicture>;
}

const isRemovable = ({ href, isKept }: PictureCardProps) => href !== null && !isKept;

function PictureForm(props: PictureFormProps) {
  const {
    kind,
    label,
    href,
    children,
    fetcherKey,
    picture: { refusal, isBusy },
  } = props;
  const texts = useTexts();
  const { Form, submit } = useFetcher({ key: fetcherKey });
  const [isChosen, setChosen] = useState(false);
  const isOfPicture = refusal?.code.startsWith('image-') === true;
  return (
    <Form method="post" encType="multipart/form-data" className={formStyles.form}>
      <ImageField name={kind} label={label} error={isOfPicture ? refusal?.text : undefined} onChosen={(file) => setChosen(file !== null)}>
        {(chosen) => children(chosen ?? href)}
      </ImageField>
      {(isChosen || isRemovable(props)) && (
        <FormFoot refusal={isOfPicture ? null : refusal?.text}>
          {isChosen ? (
            <Button type="submit" name="intent" value={`set-${kind}`} look="primary" disabled={isBusy}>
              {texts(isBusy ? 'signIn.wait' : `pictures.save.${kind}`)}
            </Button>
          ) : (
            <Button disabled={isBusy} onClick={() => void submit({ intent: `clear-${kind}` }, { method: 'post' })}>
              {texts(`pictures.clear.${kind}`)}
            </Button>
          )}
        </FormFoot>
      )}
    </Form>
  );
}

/** A form that was refused, in the reader's language. */
interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** Follows the last form of a card: a toast confirms success, and `refusal` explains a failure. `round` counts the successes; each one resets the form. */
function usePicture(key: string) {
  const texts = useTexts();
  const { data, state } = useFetcher<ImageAnswer | Refusal>({ key });
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`pictures.done.${answer.done}`) });
  });
  const [{ round, seen }, setRound] = useState<{ readonly round: number; readonly seen: unknown }>({ round: 0, seen: data });
  if (data !== seen) setRound({ round: data && 'done' in data ? round + 1 : round, seen: data });
  return { round, isBusy: state !== 'idle', refusal: data && 'text' in data && state === 'idle' ? data : null };
}
