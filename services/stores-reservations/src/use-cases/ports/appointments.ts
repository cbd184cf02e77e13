/** Appointments to come. */
export interface BookedCounts {
  readonly ofOwner: number;
  readonly ofEmail: number;
}
