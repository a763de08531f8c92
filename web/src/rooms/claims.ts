/** Members who say that they are another one, on a new device. */

import type { RoomMember } from "../wire/types";

export interface Claim {
  readonly by: RoomMember;
  readonly claimed: RoomMember;
}

/** The claims that a member waits for or may answer: of whoever is there, only they themselves. */
export const claimsFor = (members: readonly RoomMember[], you: string): Claim[] =>
  members.flatMap((by) => {
    const claimed = members.find((member) => member.id === by.claims);
    const concerns = claimed && (by.id === you || claimed.id === you || !claimed.present);
    return concerns ? [{ by, claimed }] : [];
  });
