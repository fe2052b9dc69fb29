DROP TABLE plan_patches;
