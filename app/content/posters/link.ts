export const posterPath = (name: string): `/${string}` => `/posters/${name}`;

export const posterLink = "Print this as a poster (A3)";
