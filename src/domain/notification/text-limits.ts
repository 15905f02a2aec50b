/** Text messages that someone is sent within 24 hours because of news. */
export const newsTextsPerDay = 3;

/** Beyond so many messages of an hour and of 24 hours no news is texted: PINs must always find room (`message-limits.ts`). */
export const roomForPins = { perHour: 5, perDay: 20, shareOfFirm: 0.5 } as const;

/** News is not texted later than so many hours after it came. */
export const newsTextHours = 24;

export interface TextedBefore {
  /** Because of news, within 24 hours. */
  readonly news: number;
  /** PINs and text messages of all kinds to the same person, within an hour and 24 hours. */
  readonly lastHour: number;
  readonly lastDay: number;
  /** Text messages to everyone within an hour, and how many the firm lets out. */
  readonly ofFirm: number;
  readonly firmPerHour: number;
}

/** Returns true if the limits allow a text message about news. Other news is in the portal, and is mailed as the user has chosen. */
export function canTextNews({ news, lastHour, lastDay, ofFirm, firmPerHour }: TextedBefore): boolean {
  const hasRoom = lastHour < roomForPins.perHour && lastDay < roomForPins.perDay;
  return news < newsTextsPerDay && hasRoom && ofFirm < firmPerHour * roomForPins.shareOfFirm;
}
