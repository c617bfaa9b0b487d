/**
 * The marks of §3 in the browser's storage. They only keep a page from being shown twice (decisions 9), and go with all
 * else at sign-out.
 */
export type FlowFlag = 'subscription_flow_shown' | 'subscription_completed' | 'payment_completed';
const FLAGS: readonly FlowFlag[] = ['subscription_flow_shown', 'subscription_completed', 'payment_completed'];

/** Under which key a mark of the member's is kept. */
export function flowMark(flag: FlowFlag, userId: string): string {
  return `${flag}_${userId}`;
}

/** The keys of all the member's marks. */
export function flowMarks(userId: string): string[] {
  return FLAGS.map((flag) => flowMark(flag, userId));
}
