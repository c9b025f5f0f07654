const DEGREES: readonly (readonly [upTo: number, degree: string])[] = [
  [0.2, 'Slight'],
  [0.4, 'Weak'],
  [0.6, 'Moderate'],
  [0.8, 'Substantial'],
  [1, 'Almost perfect'],
];

/**
 * The word for a kappa: the scale of Landis & Koch (1977), with "Weak" where they say "Fair", as Grundkiewicz et al.
 * (2015) do. Nothing where there is no kappa.
 */
export function degreeOf(kappa: number | undefined): string | undefined {
  if (kappa === undefined) return undefined;
  if (kappa < 0) return 'Poor';
  return DEGREES.find(([upTo]) => kappa <= upTo)?.[1];
}
