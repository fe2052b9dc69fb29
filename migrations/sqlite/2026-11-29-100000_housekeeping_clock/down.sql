DROP TABLE housekeeping_clock;
