import { usedMemory } from '@stet/node';

/** The most memory that the processes of a group have taken, in bytes; undefined where the system does not tell. */
export function peakMemory(group: number): number | undefined {
  const peak = usedMemory(group, 'peak');
  return peak === 0 ? undefined : peak;
}
