/** The most courses of a venue. */
export const MOST_COURSES = 6;

/** A part of a meal. The kitchen makes it after the course before was served. */
export interface Course {
  /** Unique within the venue. Categories and products refer to the course by this code. */
  code: string;
  name: string;
}

/** The courses of a venue in the order of serving; empty if the kitchen makes everything at once. */
export interface CourseTerms {
  courses: Course[];
}

/** Returns the codes that no course of the venue has. */
export function unknownCourseCodes({ courses }: CourseTerms, codes: readonly (string | null)[]): string[] {
  return codes.filter((code) => code !== null && !courses.some((one) => one.code === code)) as string[];
}
