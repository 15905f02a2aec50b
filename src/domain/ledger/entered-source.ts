/** The source of transactions that someone recorded by hand. No import may name it, so that none ever voids one. */
export const enteredSource = 'entered';
