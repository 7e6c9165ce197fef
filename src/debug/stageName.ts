/** Name of the player's frame, by which the page in it knows that it is the stage. */
export const stageName = 'replay-stage'
