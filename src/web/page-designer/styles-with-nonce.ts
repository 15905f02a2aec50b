/**
 * Gives the nonce of the page to style sheets that scripts make in a document. Puck makes a few, for its frame and while a block is dragged, and
 * knows of no nonce; the policy of the page (CSP) would refuse them. Returns what puts the document back.
 */
export function stylesWithNonce(target: Document): () => void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const make = target.createElement.bind(target);
  target.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = make(name, options);
    if (name === 'style') element.nonce = nonce;
    return element;
  };
  return () => {
    // What the document itself knows comes from its prototype again.
    Reflect.deleteProperty(target, 'createElement');
  };
}
