/** What moves on a board when something happens. */

/** A thing that goes from one place to another; boards name places by `data-place` and things by `data-thing`. */
export interface Flight {
  thing: string;
  from: string;
  to: string;
}

/** A number that rises at a place: so much comes, or goes if it is negative. */
export interface Mark {
  place: string;
  n: number;
}
